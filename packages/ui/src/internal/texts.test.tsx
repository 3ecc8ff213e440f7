import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LineChart } from '../charts/index.ts';
import { fromGuide, kael } from '../chat/example-data.ts';
import { Composer, MessageBubble } from '../chat/index.ts';
import { Banner } from '../components/Banner/index.ts';
import { Calendar } from '../components/Calendar/index.ts';
import { DatePicker } from '../components/DatePicker/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import { NumberField } from '../components/NumberField/index.ts';
import { Pagination } from '../components/Pagination/index.ts';
import { arabic, german } from '../foundations/words.ts';
import { HabitRow, type HabitRowHabit, MoodDetailsForm, MoodWeek, noMoodDetails } from '../product/index.ts';
import { TextsProvider } from './texts.tsx';

const TODAY = '2026-03-18';
const nothing = () => undefined;

function Day({ onValueChange }: { onValueChange?: (value: string | null) => void }) {
  const [day, setDay] = useState<string | null>(null);
  const change = (next: string | null) => {
    setDay(next);
    onValueChange?.(next);
  };
  return <DatePicker label="Zieltag" today={TODAY} min="2026-03-10" value={day} onValueChange={change} />;
}

afterEach(() => {
  document.documentElement.dir = '';
});

describe('words from a TextsProvider', () => {
  it('are those of a calendar, with the names and the first day of its language', () => {
    render(
      <TextsProvider locale="de" texts={german}>
        <Calendar label="Starttag" value={null} today={TODAY} min="2026-03-10" onSelect={nothing} />
      </TextsProvider>,
    );
    for (const name of ['Voriges Jahr', 'Voriger Monat', 'Nächster Monat', 'Nächstes Jahr']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    expect(screen.getByRole('grid', { name: 'März 2026' })).toBeVisible();
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Montag');
    expect(screen.getByRole('button', { name: 'Mittwoch, 18. März 2026, heute' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Montag, 9. März 2026, nicht wählbar: Frühestens 10. März 2026.' })).toBeVisible();
  });

  it('are those of a date field and of its calendar', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(
      <TextsProvider locale="de" texts={german}>
        <Day onValueChange={onValueChange} />
      </TextsProvider>,
    );
    const field = screen.getByRole('textbox', { name: 'Zieltag' });
    expect(field).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
    await user.type(field, 'morgen{Enter}');
    expect(field).toHaveAccessibleDescription('Bitte ein Datum wie TT.MM.JJJJ eingeben, etwa 18.03.2026.');
    await user.clear(field);
    await user.type(field, '9.3.2026{Enter}');
    expect(field).toHaveAccessibleDescription('Frühestens 10. März 2026.');
    await user.click(screen.getByRole('button', { name: 'Datum löschen' }));
    await user.click(screen.getByRole('button', { name: 'Kalender öffnen' }));
    const panel = screen.getByRole('dialog', { name: 'Tag wählen' });
    await user.click(within(panel).getByRole('button', { name: 'Heute' }));
    expect(onValueChange).toHaveBeenLastCalledWith(TODAY);
    expect(field).toHaveValue('18.03.2026');
  });

  it('go with figures and direction from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const user = userEvent.setup();
    render(
      <TextsProvider locale="ar-EG" texts={arabic}>
        <Day />
      </TextsProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'فتح التقويم' }));
    expect(screen.getByRole('button', { name: 'الشهر التالي' })).toBeVisible();
    // The next day stands to the left.
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(screen.getByRole('textbox')).toHaveValue('١٩/٠٣/٢٠٢٦');
  });

  it('are those of a chart, with the dates and figures of its language', async () => {
    const user = userEvent.setup();
    render(
      <TextsProvider locale="de" texts={german}>
        <LineChart title="Schlaf" dates={['2026-03-17', '2026-03-18']} series={[{ label: 'Stunden', values: [7.5, null] }]} />
      </TextsProvider>,
    );
    expect(screen.getByText('Stunden: 1 von 2 Werten, 7,5 (17. März 2026) bis 7,5 (17. März 2026).')).toBeInTheDocument();
    const cursor = screen.getByRole('slider', { name: 'Punkte von „Schlaf“' });
    expect(cursor).toHaveAttribute('aria-valuetext', '18. März 2026: Stunden kein Wert');
    await user.click(screen.getByRole('button', { name: 'Als Tabelle zeigen: Schlaf' }));
    const table = within(screen.getByRole('region', { name: 'Tabelle: Schlaf' }));
    expect(table.getByRole('columnheader', { name: 'Datum' })).toBeVisible();
    expect(table.getByRole('row', { name: '17. März 2026 7,5' })).toBeVisible();
  });

  it('are those of a chat', () => {
    render(
      <TextsProvider locale="de" texts={german}>
        <MessageBubble
          message={fromGuide(1, 'Und jetzt?', { status: 'stopped' })}
          persona={kael}
          member={{ name: 'Ada' }}
          time="12:04"
          latest
          onRegenerate={nothing}
        />
        <Composer personaName="Kael" text={'x'.repeat(9_999)} onTextChange={nothing} onSend={nothing} />
      </TextsProvider>,
    );
    expect(screen.getByRole('article')).toHaveTextContent('Du hast die Antwort angehalten.');
    for (const name of ['Antwort kopieren', 'Andere Antwort schreiben', 'Senden'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Nachricht an Kael' });
    expect(field).toHaveAttribute('placeholder', 'Schreib Kael …');
    expect(field).toHaveAccessibleDescription('1999 Zeichen zu lang');
    expect(screen.getByText('Im Gespräch mit Kael')).toBeVisible();
  });

  it('are those of what a product shows, its days and stored words among them', () => {
    const habit: HabitRowHabit = {
      id: 'walk',
      name: 'Gehen',
      schedule: 'täglich',
      measure: { direction: 'reach', target: 20, unit: 'min', value: 12 },
      status: 'active',
      today: 'open',
      strength: 34,
      activeDays: 9,
      streak: 1,
      week: [
        { localDate: '2026-03-17', kind: 'done' },
        { localDate: '2026-03-18', kind: 'open' },
      ],
    };
    const acts = { onTick: nothing, onUndo: nothing, onSkip: nothing, onNote: nothing, onEdit: nothing };
    const more = { onPause: nothing, onResume: nothing, onArchive: nothing, onRestore: nothing };
    render(
      <TextsProvider locale="de" texts={german}>
        <HabitRow habit={habit} actions={{ ...acts, ...more }} />
        <MoodDetailsForm value={noMoodDetails} onChange={nothing} activities={['family', 'Orgel']} />
      </TextsProvider>,
    );
    expect(screen.getByRole('button', { name: 'Gehen: 12 von 20 min. Menge von heute eingeben' })).toBeVisible();
    const days = within(screen.getByRole('list', { name: 'Gehen, die letzten 2 Tage' })).getAllByRole('listitem');
    expect(days.map((day) => day.textContent)).toEqual(['Dienstag: getan', 'Heute: offen']);
    expect(screen.getByRole('checkbox', { name: 'Familie' })).toBeVisible();
    // A word of the member's own stays as it is.
    expect(screen.getByRole('checkbox', { name: 'Orgel' })).toBeVisible();
  });

  it('take figures and names of days of any script', () => {
    render(
      <TextsProvider locale="ar-EG" texts={arabic}>
        <MoodWeek
          days={[
            { localDate: '2026-03-17', score: 3.5 },
            { localDate: '2026-03-18', score: null },
          ]}
        />
      </TextsProvider>,
    );
    const [before, today] = screen.getAllByRole('listitem');
    expect(before).toHaveTextContent('الثلاثاء: ٣٫٥ من ٥');
    expect(today).toHaveTextContent('اليوم: لا شيء مدوّن');
  });

  it('stay English where nothing is given', () => {
    render(
      <TextsProvider locale="de" texts={{ Pagination: { next: 'Nächste Seite' } }}>
        <Pagination page={1} pageCount={3} />
        <NumberField label="Minuten" defaultValue={7.5} />
      </TextsProvider>,
    );
    expect(screen.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeVisible();
    expect(screen.getByRole('spinbutton')).toHaveValue('7,5');
  });

  it('reach what is drawn elsewhere, and give way to props', () => {
    render(
      <TextsProvider texts={{ Dialog: { close: 'Schließen' }, Banner: { dismiss: 'Ausblenden' } }}>
        <Dialog open onOpenChange={nothing} title="Ziel" description="Ein Satz genügt.">
          <Banner onDismiss={nothing}>Gespeichert.</Banner>
          <Banner onDismiss={nothing} dismissLabel="Gelesen">
            Neu.
          </Banner>
        </Dialog>
      </TextsProvider>,
    );
    for (const name of ['Schließen', 'Ausblenden', 'Gelesen']) expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('change within another provider only as far as that one goes', () => {
    render(
      <TextsProvider locale="de" texts={{ Pagination: { next: 'Nächste Seite', previous: 'Vorige Seite' } }}>
        <TextsProvider texts={{ Pagination: { next: 'Ältere' } }}>
          <Pagination page={2} pageCount={3} />
          <NumberField label="Minuten" defaultValue={7.5} />
        </TextsProvider>
      </TextsProvider>,
    );
    expect(screen.getByRole('button', { name: 'Ältere' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vorige Seite' })).toBeVisible();
    expect(screen.getByRole('spinbutton')).toHaveValue('7,5');
  });

  it.each(['en-US@posix', 'en_US', ''])('pass over the tag "%s", which some browsers have and none can read', (locale) => {
    render(
      <TextsProvider locale={locale}>
        <Calendar label="Tag" value={null} today="2026-03-18" onSelect={nothing} />
        <LineChart title="Mood" dates={['2026-03-18']} series={[{ label: 'Mood', values: [4.25] }]} />
        <TextsProvider locale="de">
          <NumberField label="Minuten" locale={locale} defaultValue={7.5} />
        </TextsProvider>
      </TextsProvider>,
    );
    expect(screen.getByRole('grid', { name: 'March 2026' })).toBeVisible();
    expect(screen.getByRole('spinbutton')).toHaveValue('7,5');
  });
});
