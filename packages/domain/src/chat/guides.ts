export * from './course-personas.ts';
export * from './module-personas.ts';
