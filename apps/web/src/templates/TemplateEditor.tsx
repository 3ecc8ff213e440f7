import { type AdminTemplate, adminFailures, api, type TemplateContent } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { contentOfDraft, draftOfTemplate, emptyTemplateDraft, type TemplateAct, TemplateEditorView } from '@everstep/ui/pages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminSentence } from '../admin/admin-sentence.ts';
import { ApiError, sentenceOf } from '../api/errors.ts';
import { useDropStale, useQuery } from '../api/useQuery.ts';
import { useNewId } from '../forms/useNewId.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { useTemplateDraft } from './useTemplateDraft.ts';

/** A challenge that is not stored yet. */
export function NewTemplate({ takesFocus }: { readonly takesFocus: boolean }) {
  const call = useCall();
  const navigate = useNavigate();
  const [kept, keep] = useTemplateDraft('new');
  const { idOf, stored } = useNewId();
  const draft = kept?.draft ?? emptyTemplateDraft;
  const { act, acting, problem } = useActs(async (kind) => {
    const content = contentOfDraft(draft);
    if (!content) return undefined;
    const made = await call(api.templates.create, { body: { ...content, id: idOf(content) } });
    stored();
    keep(undefined);
    try {
      return kind === 'publish' ? await publish(call, made) : made;
    } finally {
      // Whatever became of publishing, it is stored and has its own page now.
      void navigate(`/admin/challenges/${made.id}`, { replace: true });
    }
  });
  return (
    <TemplateEditorView
      template={null}
      onRetry={() => undefined}
      draft={draft}
      onDraftChange={(next) => keep({ draft: next, version: null })}
      unsaved={kept !== undefined}
      onDiscard={() => keep(undefined)}
      onAct={act}
      acting={acting}
      problem={problem}
      takesFocus={takesFocus}
    />
  );
}

/** A challenge that is stored. What is changed and not saved lies on the device, with the version that it is based on. */
export function OneTemplate({ id, takesFocus }: { readonly id: string; readonly takesFocus: boolean }) {
  const call = useCall();
  const { data: template, error, mutate } = useQuery(api.templates.read, { params: { id } });
  const [kept, keep] = useTemplateDraft(id);
  const put = (next: AdminTemplate) => mutate(next, { revalidate: false });

  const { act, acting, problem } = useActs(async (kind) => {
    const content = kept && contentOfDraft(kept.draft);
    if (!template) return undefined;
    try {
      if (kind === 'withdraw') {
        const withdrawn = await call(api.templates.withdraw, { params: { id }, body: { version: template.version } });
        // What is being written is about the same words still.
        if (kept) keep({ ...kept, version: withdrawn.version });
        await put(withdrawn);
        return withdrawn;
      }
      let now = template;
      if (content) {
        now = await call(api.templates.change, { params: { id }, body: { ...content, version: kept.version ?? template.version } });
        keep(undefined);
        await put(now);
      }
      if (kind === 'publish') now = await publish(call, now);
      await put(now);
      return now;
    } catch (failure) {
      // The newest shows what the draft is compared with.
      if (failure instanceof ApiError && failure.code === 'conflict') await mutate();
      throw failure;
    }
  });

  const isStale = kept !== undefined && template !== undefined && kept.version !== template.version;
  return (
    <TemplateEditorView
      template={template}
      loadProblem={error && !template ? sentenceOf(error) : undefined}
      onRetry={() => void mutate()}
      draft={kept?.draft ?? (template ? draftOfTemplate(template.content) : emptyTemplateDraft)}
      onDraftChange={(draft) => {
        const version = kept?.version ?? template?.version ?? null;
        const content = contentOfDraft(draft);
        // Changed back to what is stored, there is nothing to save.
        keep(content && template && version === template.version && isSame(content, template.content) ? undefined : { draft, version });
      }}
      unsaved={kept !== undefined}
      onDiscard={() => keep(undefined)}
      onAct={act}
      acting={acting}
      problem={isStale ? undefined : problem}
      takesFocus={takesFocus}
      conflict={
        isStale
          ? { onKeepMine: () => keep({ draft: kept.draft, version: template.version }), onTakeTheirs: () => keep(undefined) }
          : undefined
      }
    />
  );
}

const publish = (call: ReturnType<typeof useCall>, { id, version }: AdminTemplate) =>
  call(api.templates.publish, { params: { id }, body: { version } });

/** Both name their fields in the order of the contract. */
const isSame = (a: TemplateContent, b: TemplateContent): boolean => {
  const words = ({ name, line, category, difficulty, minutes, days }: TemplateContent) =>
    JSON.stringify([name, line, category, difficulty, minutes, days.map((day) => [day.title, day.why, day.task, day.line])]);
  return words(a) === words(b);
};

const done = { save: 'Saved', publish: 'Published: members see it now', withdraw: 'Withdrawn: nobody can begin it any more' } as const;

/** Does one act at a time, says how it went, and lets everything that shows challenges ask again. */
function useActs(work: (act: TemplateAct) => Promise<AdminTemplate | undefined>) {
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const [acting, setActing] = useState<TemplateAct>();
  const [problem, setProblem] = useState<string>();
  const isActing = useRef(false);
  const run = async (act: TemplateAct) => {
    if (isActing.current) return;
    isActing.current = true;
    setActing(act);
    setProblem(undefined);
    try {
      if (await work(act)) showToast({ id: 'challenge-template', tone: 'success', title: done[act] });
    } catch (error) {
      setProblem(adminSentence(error, adminFailures.template));
    } finally {
      dropStale(api.templates.change.tags);
      isActing.current = false;
      setActing(undefined);
    }
  };
  return { act: (act: TemplateAct) => void run(act), acting, problem };
}
