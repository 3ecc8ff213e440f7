import { CircleAlert, CircleCheck, Info, Sparkles, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../internal/texts.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toast.css.ts';
import { TOASTS_AT_ONCE, type ToastTone } from './Toast.variants.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';
import { toastTexts } from './texts.ts';
import { leaveToasts, toastHost } from './toast-host.ts';
import { durationOf, type ToastData } from './toast-queue.ts';

const icons: Readonly<Record<ToastTone, ReactNode>> = {
  neutral: <Info size="1em" />,
  success: <CircleCheck size="1em" />,
  award: <Sparkles size="1em" />,
  danger: <CircleAlert size="1em" />,
};

const HOTKEY = ['F8'];
/** An empty region would take focus away from the one that has toasts. */
const NO_HOTKEY: string[] = [];
/** A modal that opens over a toast would keep the pointer from it. */
const alwaysPointable = { pointerEvents: 'auto' } as const;

/** The region itself, drawn once there is something to say. */
export function ToastList({ toasts, onDismiss, limit = TOASTS_AT_ONCE, label }: ToastRegionProps) {
  const texts = useTexts('Toast', toastTexts);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const viewport = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => setHost(toastHost()), []);
  const dismiss = (id: string) => {
    // Radix puts focus here when it closes the toast that had it.
    if (document.activeElement === viewport.current) leaveToasts();
    onDismiss(id);
  };
  return (
    <Primitive.Provider label={texts.notice} swipeDirection="up">
      {toasts.slice(0, limit).map((toast) => (
        <Toast
          key={`${toast.id} ${toast.showing ?? 0}`}
          toast={toast}
          dismissLabel={texts.dismiss}
          onDismiss={() => dismiss(toast.id)}
          viewport={viewport}
        />
      ))}
      {host &&
        createPortal(
          <Primitive.Viewport
            ref={viewport}
            className={styles.viewport}
            label={(label ?? texts.region).replace('{hotkey}', HOTKEY.join('+'))}
            hotkey={toasts.length > 0 ? HOTKEY : NO_HOTKEY}
          />,
          host,
        )}
    </Primitive.Provider>
  );
}

interface ToastProps {
  toast: ToastData;
  dismissLabel: string;
  onDismiss: () => void;
  /** Takes the focus of one that goes. */
  viewport: RefObject<HTMLElement | null>;
}

function Toast({ toast, dismissLabel, onDismiss, viewport }: ToastProps) {
  const item = useRef<HTMLLIElement>(null);
  // One that takes the place of another takes it from the keyboard, too. The element is there until this has run.
  useLayoutEffect(() => {
    const own = item.current;
    const region = viewport.current;
    return () => {
      if (own?.contains(document.activeElement)) region?.focus();
    };
  }, [viewport]);
  const { title, description, tone = 'neutral', icon, action } = toast;
  return (
    <Primitive.Root
      ref={item}
      type="background"
      className={styles.toast({ tone })}
      style={alwaysPointable}
      duration={durationOf(toast)}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
    >
      <span className={styles.icon({ tone })} aria-hidden="true">
        <span className={styles.glyph}>{icon ?? icons[tone]}</span>
      </span>
      <div className={styles.text}>
        <Primitive.Title className={styles.title({ short: tone !== 'danger' })}>{title}</Primitive.Title>
        {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
      </div>
      {action && (
        <Primitive.Action altText={action.hint} asChild onClick={action.onSelect}>
          <Button tone="ghost" size="small">
            {action.label}
          </Button>
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <IconButton label={dismissLabel} icon={<X size="1em" />} size="small" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
