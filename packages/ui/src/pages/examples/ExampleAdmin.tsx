import type { ReactNode } from 'react';
import { type AdminSection, AdminView } from '../admin/AdminView.tsx';
import { ExampleShell } from './ExampleShell.tsx';

interface ExampleAdminProps {
  /** The part whose content is shown. */
  readonly section: AdminSection;
  readonly children: ReactNode;
}

/** One part of the administrators' room, in its place on the page. */
export function ExampleAdmin({ section, children }: ExampleAdminProps) {
  return (
    <ExampleShell current="/admin" admin>
      <AdminView section={section} onSectionChange={() => {}} viewOn onViewChange={() => {}} unread={1}>
        {children}
      </AdminView>
    </ExampleShell>
  );
}
