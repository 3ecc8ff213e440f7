export { places as tierPlaces } from './places.tsx';
export { TierPlace, type TierPlaceProps } from './TierPlace.tsx';
