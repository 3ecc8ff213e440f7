import {
  addDays,
  type DateText,
  NOTIFICATION_AHEAD_DAYS,
  NOTIFICATION_CONTENT_MAX,
  NOTIFICATION_SUBJECT_MAX,
  NOTIFICATION_TAG_LENGTH,
  NOTIFICATION_TAGS_MAX,
  NOTIFICATION_UNDO_SECONDS,
  notificationPriorities,
  notificationTypes,
} from '@everstep/domain';
import { Send, Users } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { DatePicker } from '../../components/DatePicker/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { TagField } from '../../components/TagField/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { TimePicker } from '../../components/TimePicker/index.ts';
import { notificationDetailTexts } from '../../product/NotificationDetail/texts.ts';
import { type DraftAudience, draftAudiences, letterFields, letterProblems, type NotificationDraft } from './notification-draft.ts';
import { audienceWords, namesOf } from './words.ts';

export interface NotificationFormProps {
  readonly draft: NotificationDraft;
  readonly onDraftChange: (draft: NotificationDraft) => void;
  /** Called with a draft that can be sent. */
  readonly onSend: () => void;
  /** It is on its way. @default false */
  readonly sending?: boolean | undefined;
  /** Why it could not be sent, in a sentence; what was typed stays. */
  readonly problem?: string | undefined;
  /** It was begun elsewhere a moment ago: the keyboard is taken to it. @default false */
  readonly begun?: boolean | undefined;
  readonly now: Date;
  /** Local date of the writer. */
  readonly today: DateText;
  /** IANA zone of the writer, in which a plan is made. */
  readonly timeZone: string;
  /** BCP 47 tag for dates. @default 'en-GB' */
  readonly locale?: string | undefined;
}

const { types, priorities } = notificationDetailTexts;
const typeOptions = notificationTypes.map((value) => ({ value, label: types[value] }));
const priorityOptions = notificationPriorities.map((value) => ({ value, label: priorities[value] }));
const whenOptions = [
  { value: 'now', label: 'Now', description: `It goes out after ${NOTIFICATION_UNDO_SECONDS} seconds, in which you can take it back.` },
  { value: 'later', label: 'At a time that you choose', description: 'Until then you can take it back.' },
];

/** Where a notification is written. */
export function NotificationForm(props: NotificationFormProps) {
  const { draft, onDraftChange, onSend, sending = false, problem, begun = false, now, timeZone } = props;
  useEffect(() => {
    if (begun) document.getElementById(letterFields.title)?.focus();
  }, [begun]);
  const [attempt, setAttempt] = useState(0);
  const problems = letterProblems(draft, now, timeZone);
  const problemOf = (fieldId: string) => (attempt > 0 ? problems.find((one) => one.fieldId === fieldId)?.message : undefined);
  const change = (part: Partial<NotificationDraft>) => onDraftChange({ ...draft, ...part });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt(problems.length > 0 ? attempt + 1 : 0);
    if (problems.length === 0) onSend();
  };
  const names = draft.recipients.length > 0 ? namesOf(draft.recipients) : 'Users whom you choose';
  const audiences = draftAudiences.map((value) => ({ value, label: value === 'chosen' ? names : audienceWords[value] }));
  return (
    <Card heading="New notification">
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <FormErrorSummary
            attempt={attempt}
            errors={attempt > 0 && problems.length > 0 ? problems : problem ? [{ message: problem }] : []}
          />
          <RadioGroup
            id={letterFields.audience}
            label="Who gets it?"
            options={audiences}
            value={draft.audience}
            error={problemOf(letterFields.audience)}
            // The options are the audiences.
            onValueChange={(audience) => change({ audience: audience as DraftAudience })}
          />
          {draft.audience === 'chosen' && (
            <Inline gap="3">
              <LinkButton href="/admin/users" tone="outline" size="small" icon={<Users />}>
                {draft.recipients.length > 0 ? 'Choose others' : 'Choose in the list of users'}
              </LinkButton>
            </Inline>
          )}
          <TextField
            id={letterFields.title}
            label="Title"
            required
            value={draft.title}
            maxLength={NOTIFICATION_SUBJECT_MAX}
            error={problemOf(letterFields.title)}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TextArea
            id={letterFields.message}
            label="Message"
            required
            help="Plain text. Line breaks are kept, and addresses become links."
            value={draft.message}
            maxLength={NOTIFICATION_CONTENT_MAX}
            minRows={5}
            maxRows={14}
            error={problemOf(letterFields.message)}
            onChange={(event) => change({ message: event.target.value })}
          />
          <Looks draft={draft} change={change} />
          <RadioGroup
            label="When does it go out?"
            options={whenOptions}
            value={draft.when}
            onValueChange={(when) => change({ when: when === 'later' ? 'later' : 'now' })}
          />
          {draft.when === 'later' && <Plan {...props} change={change} problemOf={problemOf} />}
          <Inline gap="3">
            <Button type="submit" icon={<Send />} loading={sending}>
              {draft.when === 'later' ? 'Plan notification' : 'Send notification'}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

interface PartProps {
  readonly draft: NotificationDraft;
  readonly change: (part: Partial<NotificationDraft>) => void;
}

/** Of what kind it is, and whether it can be answered. */
function Looks({ draft, change }: PartProps) {
  return (
    <>
      <Grid columns="small" gap="4">
        <Select
          label="Kind"
          options={typeOptions}
          value={draft.type}
          onValueChange={(chosen) => change({ type: notificationTypes.find((type) => type === chosen) ?? draft.type })}
        />
        <Select
          label="Priority"
          options={priorityOptions}
          value={draft.priority}
          onValueChange={(chosen) => change({ priority: notificationPriorities.find((priority) => priority === chosen) ?? draft.priority })}
        />
      </Grid>
      <TagField
        label="Tags"
        help="Enter or a comma adds one. Members can see them."
        value={draft.tags}
        maxTags={NOTIFICATION_TAGS_MAX}
        maxLength={NOTIFICATION_TAG_LENGTH}
        onValueChange={(tags) => change({ tags })}
      />
      <Switch
        label="Members can reply"
        help="What they write comes to all administrators, under Replies."
        checked={draft.canReply}
        onChange={(event) => change({ canReply: event.target.checked })}
      />
    </>
  );
}

interface PlanProps extends PartProps, Pick<NotificationFormProps, 'today' | 'locale' | 'timeZone'> {
  readonly problemOf: (fieldId: string) => string | undefined;
}

/** The day and the time of a plan. */
function Plan({ draft, change, today, locale = 'en-GB', timeZone, problemOf }: PlanProps) {
  return (
    <Grid columns="small" gap="4">
      <DatePicker
        id={letterFields.date}
        label="Day"
        required
        value={draft.date}
        today={today}
        min={today}
        max={addDays(today, NOTIFICATION_AHEAD_DAYS)}
        locale={locale}
        error={problemOf(letterFields.date)}
        onValueChange={(date) => change({ date })}
      />
      <TimePicker
        id={letterFields.time}
        label="Time"
        help={`In your time zone, ${timeZone.replaceAll('_', ' ')}.`}
        required
        value={draft.time}
        locale={locale}
        error={problemOf(letterFields.time)}
        onValueChange={(time) => change({ time })}
      />
    </Grid>
  );
}
