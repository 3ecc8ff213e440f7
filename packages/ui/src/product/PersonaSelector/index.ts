export { PersonaSelector, type PersonaSelectorProps, type SelectablePersona } from './PersonaSelector.tsx';
export { type PersonaSelectorForm, personaSelectorForms } from './PersonaSelector.variants.ts';
