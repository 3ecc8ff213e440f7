import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';

/** Below the bar over every page, as high as other toasts. In the element, as the styles of a first page have no room for it. */
const place = { position: 'fixed', inset: '4.5rem 1rem auto', maxInlineSize: '28rem', marginInline: 'auto', zIndex: 60 } as const;

/**
 * What failed, where the code that draws toasts does not come: that is when the connection is gone, which most of all has to be told. It
 * stays until it is answered, as no time stands still here for somebody who reads slowly; the others wait. Part of every first load.
 */
export function PlainToasts({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <div style={place}>
      {toasts.map(
        ({ id, title, description, tone, action }) =>
          tone === 'danger' && (
            <Banner
              key={id}
              tone={tone}
              live="polite"
              title={title}
              onDismiss={() => onDismiss(id)}
              actions={
                action && (
                  <Button
                    tone="outline"
                    size="small"
                    onClick={() => {
                      action.onSelect();
                      onDismiss(id);
                    }}
                  >
                    {action.label}
                  </Button>
                )
              }
            >
              {description}
            </Banner>
          ),
      )}
    </div>
  );
}
