import { useEffect, useRef } from 'react';
import { startPage } from './harness.tsx';

startPage({
  Rows: ({ rows }) => (
    <ul className="list" aria-label="Habits">
      {rows.map(({ id, title, description, state }) => (
        <li key={id} className="item">
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
  ),
  // Mounted when it is needed, as ours is.
  Dialog: ({ open, onClose }) => open && <NativeDialog onClose={onClose} />,
  applyScheme: (scheme) => {
    document.documentElement.dataset.scheme = scheme;
  },
});

function NativeDialog({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className="dialog" aria-labelledby="title" onClose={onClose}>
      <h2 id="title" className="heading">
        Rest this habit?
      </h2>
      <p className="description">It keeps its history.</p>
      <button type="button" className="close" aria-label="Close" onClick={onClose}>
        ×
      </button>
      <div className="body">A habit at rest asks for nothing until you wake it.</div>
      <footer className="footer">
        <button type="button" className="button" onClick={onClose}>
          <span className="content">Rest it</span>
        </button>
      </footer>
    </dialog>
  );
}
