import { useContext } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';

/** How one came to where one is. The router's own hook for it would be part of every first load. */
export const useCameBy = () => useContext(LocationContext).navigationType;
