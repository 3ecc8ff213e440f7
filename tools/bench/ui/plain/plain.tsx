import { type ReactNode, useEffect, useRef } from 'react';
import type { Kind } from '../kind.ts';

export const applyScheme: NonNullable<Kind['applyScheme']> = (scheme) => {
  document.documentElement.dataset.scheme = scheme;
};
export const Provider: Kind['Provider'] = ({ children }) => children;

export const ButtonPart: Kind['ButtonPart'] = () => (
  <button type="button" className="button">
    <span className="content">Do it</span>
  </button>
);

export const Nav: Kind['Nav'] = ({ items }) => (
  <nav aria-label="Main">
    <ul className="nav">
      {items.map((label, index) => (
        <li key={label}>
          <a href={`/${index}`} className="place" aria-current={index === 0 ? 'page' : undefined}>
            <span aria-hidden="true">•</span>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export const Cards: Kind['Cards'] = ({ titles }) =>
  titles.map((title) => (
    <section key={title} className="card" aria-label={title}>
      <h2 className="heading">{title}</h2>
      Five minutes after the first coffee
    </section>
  ));

export const Rows: Kind['Rows'] = ({ rows }) => (
  <ul className="list" aria-label="Habits">
    {rows.map(({ id, title, description, state }) => (
      <li key={id} data-row="" className="item">
        <span className="words">
          <span className="title">{title}</span>
          <span className="description">{description}</span>
        </span>
        <span className="end">
          <span className="chip">
            <span>{state}</span>
          </span>
          <button type="button" className="button secondary">
            <span className="content">Do it</span>
          </button>
        </span>
      </li>
    ))}
  </ul>
);

// Mounted when it is needed, as those of the others are.
export const Dialog: Kind['Dialog'] = ({ open, onClose }) =>
  open && (
    <NativeDialog onClose={onClose} title="Rest this habit?" description="It keeps its history.">
      <div className="body">A habit at rest asks for nothing until you wake it.</div>
      <footer className="footer">
        <button type="button" className="button" onClick={onClose}>
          <span className="content">Rest it</span>
        </button>
      </footer>
    </NativeDialog>
  );

export const Chat: Kind['Chat'] = ({ open, onClose, messages, draft, onDraftChange }) =>
  open && (
    <NativeDialog onClose={onClose} title="AI Chat with Kael" description="The coach">
      <Messages messages={messages} />
      <Composer draft={draft} onDraftChange={onDraftChange} />
    </NativeDialog>
  );

interface NativeDialogProps {
  readonly title: string;
  readonly description: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function NativeDialog({ title, description, onClose, children }: NativeDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className="dialog" aria-labelledby="title" onClose={onClose}>
      <h2 id="title" className="heading">
        {title}
      </h2>
      <p className="description">{description}</p>
      <button type="button" className="close" aria-label="Close" onClick={onClose}>
        ×
      </button>
      {children}
    </dialog>
  );
}

export const Messages: Kind['Messages'] = ({ messages }) => (
  <div className="messages" role="log" aria-label="Conversation">
    {messages.map(({ id, role, content }) => (
      <article key={id} className={role === 'user' ? 'message own' : 'message'}>
        <p className="bubble">{content}</p>
        <p className="description">an hour ago</p>
      </article>
    ))}
  </div>
);

export const Composer: Kind['Composer'] = ({ draft, onDraftChange }) => (
  <textarea
    className="field"
    aria-label="Message to Kael"
    placeholder="Message Kael..."
    rows={1}
    value={draft}
    onChange={(event) => onDraftChange(event.target.value)}
  />
);
