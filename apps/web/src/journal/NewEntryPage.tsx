import { useState } from 'react';
import { Navigate } from 'react-router';
import { newEntryState } from './new-entry.ts';

/** Gives a new entry its name, so that it can be kept on the device before the server knows of it. */
export function NewEntryPage() {
  const [id] = useState(() => crypto.randomUUID());
  return <Navigate to={`/journals/${id}`} state={newEntryState} replace />;
}
