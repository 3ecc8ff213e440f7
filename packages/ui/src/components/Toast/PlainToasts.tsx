import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../internal/texts.tsx';
import type { StatusTone } from '../../tokens/tones.ts';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { TOASTS_AT_ONCE, type ToastTone } from './Toast.variants.ts';
import * as styles from './ToastHost.css.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';
import { toastTexts } from './texts.ts';
import { toastHost } from './toast-host.ts';
import { durationOf, type ShownToast } from './toast-queue.ts';

const tones: Readonly<Record<ToastTone, StatusTone>> = { neutral: 'info', success: 'success', award: 'success', danger: 'danger' };

/** Toasts where the code that draws them does not come, which is when the connection is gone and most of all has to be told. */
export function PlainToasts({ toasts, onDismiss, limit = TOASTS_AT_ONCE }: ToastRegionProps) {
  const texts = useTexts('Toast', toastTexts);
  const [host] = useState(toastHost);
  return createPortal(
    <ul className={styles.list}>
      {toasts.slice(0, limit).map((toast) => (
        <PlainToast
          key={`${toast.id} ${toast.showing ?? 0}`}
          toast={toast}
          dismissLabel={texts.dismiss}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
    </ul>,
    host,
  );
}

interface PlainToastProps {
  toast: ShownToast;
  dismissLabel: string;
  onDismiss: () => void;
}

function PlainToast({ toast, dismissLabel, onDismiss }: PlainToastProps) {
  const { title, description, tone = 'neutral', action } = toast;
  const leave = useEffectEvent(onDismiss);
  const lasts = durationOf(toast);
  // What failed stays until it is answered: here no time stands still for somebody who reads slowly.
  const goes = tone !== 'danger';
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(() => leave(), lasts);
    return () => clearTimeout(timer);
  }, [goes, lasts]);
  const act = () => {
    action?.onSelect();
    onDismiss();
  };
  return (
    <li className={styles.plain}>
      <Banner
        tone={tones[tone]}
        live="polite"
        title={title}
        onDismiss={onDismiss}
        dismissLabel={dismissLabel}
        actions={
          action && (
            <Button tone="outline" size="small" onClick={act}>
              {action.label}
            </Button>
          )
        }
      >
        {description}
      </Banner>
    </li>
  );
}
