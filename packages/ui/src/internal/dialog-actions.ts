import { createContext, type ReactNode } from 'react';

/** What every dialog below offers beside its close button, unless it brings actions of its own or asks a question that must be answered. */
export const DialogActions = createContext<ReactNode>(undefined);
