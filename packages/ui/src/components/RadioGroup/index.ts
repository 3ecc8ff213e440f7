export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
export { type RadioGroupLook, radioGroupLooks } from './RadioGroup.variants.ts';
