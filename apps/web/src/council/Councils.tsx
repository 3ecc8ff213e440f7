import { api } from '@everstep/domain';
import { CouncilsView, emptyCouncilDraft } from '@everstep/ui/pages';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { usePages } from '../api/usePages.ts';
import { useUnsentHelp } from '../care/unsent-help.ts';
import { useTellMoment } from '../care/useTellMoment.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useConfig } from '../system/useConfig.ts';
import { useCouncilDraft } from './useCouncilDraft.ts';

const PAGE = 20;

/** Puts one question to several guides, and lists those that were asked before. */
export function Councils() {
  usePageTitle('Council');
  const navigate = useNavigate();
  const [draft, setDraft] = useCouncilDraft();
  const { pages, error, retry, more, loading, loadMore } = usePages(api.council.list, (from) => ({ query: { limit: PAGE, ...from } }));
  const councils = useMemo(() => pages?.flatMap((page) => page.councils), [pages]);
  const timeZone = useMemo(() => Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  const idOf = useOneIdPerQuestion();
  const ask = useAction(api.council.ask);
  const help = useUnsentHelp();
  const tellMoment = useTellMoment();
  const goesOut = useConfig()?.aiProvider === 'online';
  const onAsk = async () => {
    const body = { question: draft.question.trim(), personaIds: [...draft.personaIds] };
    const answered = help.watch(body.question);
    const council = await ask.run({ body: { id: idOf(JSON.stringify(body)), ...body } });
    answered();
    if (await help.read(council ? '' : body.question)) tellMoment();
    if (!council) return;
    setDraft(emptyCouncilDraft);
    void navigate(`/council/${council.id}`);
  };
  return (
    <CouncilsView
      draft={draft}
      onDraftChange={setDraft}
      onAsk={() => void onAsk()}
      onIncomplete={() => void help.read(draft.question)}
      asking={ask.pending}
      askProblem={ask.error ? sentenceOf(ask.error) : undefined}
      help={help.card}
      goesOut={goesOut}
      councils={councils}
      problem={error && !councils ? sentenceOf(error) : undefined}
      onRetry={retry}
      onMore={more ? loadMore : undefined}
      loadingMore={loading}
      timeZone={timeZone}
    />
  );
}

/** One council, however often the same question is sent; a question that was changed after a failure is another one. */
function useOneIdPerQuestion(): (body: string) => string {
  const last = useRef<{ readonly body: string; readonly id: string }>(undefined);
  return (body) => {
    if (last.current?.body !== body) last.current = { body, id: crypto.randomUUID() };
    return last.current.id;
  };
}
