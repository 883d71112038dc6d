import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { usePresence } from '#app/realtime/presence/use-presence.ts'
import { isTalkingWith } from '#app/screens/astrologer/request/talking-with.ts'
import { useStartDialog } from '#app/screens/astrologer/request/use-start-dialog.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { AstrologerRow } from './astrologer-row.tsx'
import { directoryTexts } from './directory-text.ts'
import { filterTexts } from './filter-text.ts'
import { Filters } from './filters.tsx'
import { type Applied, readFilters } from './read-filters.ts'

export const meta = titled(() => directoryTexts[currentLanguage()].title)

/** The filters are in the URL; invalid ones are ignored. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'browse_astrologers')
  const { astrologers, calls } = args.context.services
  const params = new URL(args.request.url).searchParams
  const { query, applied, sort } = readFilters(params)
  // A Contact button's astrologer is shown first, and must be available.
  const wanted = params.get('astrologer_id')
  const { list, choices, fromCents } = await astrologers.browse({ query, atOnce: wanted !== null })
  const chosen = list.find(({ id }) => id === wanted)
  // This astrologer cannot answer now, so the profile shows the time of the return.
  if (chosen && viewer.role === 'user' && applied.length === 0 && !canAnswer(chosen))
    throw redirect(`/astrologer/${chosen.id}`)
  const ordered = chosen ? [chosen, ...list.filter(({ id }) => id !== wanted)] : list
  // Without the biography, because the rows do not show it, and the HTML would contain it twice.
  const rows = ordered.map(({ bio: _, ...row }) => row)
  return {
    list: rows,
    choices,
    fromCents,
    applied,
    sort,
    liveWith: viewer.liveWith,
    chosenId: chosen?.id ?? null,
    // The Contact button's astrologer may have left the directory.
    missing: wanted !== null && !chosen && applied.length === 0,
    mayRequest: args.context.services.allows(viewer.role, 'request_consultation'),
    phoneCalls: calls.phone,
  }
}

// The dialog posts to the profile's action.
export const shouldRevalidate = revalidateUnlessFailed

export default function Astrologers() {
  const text = useTexts(directoryTexts)
  const filterText = useTexts(filterTexts)
  const { list, choices, fromCents, applied, sort, liveWith, chosenId, missing, mayRequest, phoneCalls } =
    useLoaderData<typeof loader>()
  const statusOf = usePresence(list)
  const start = useStartDialog()
  const shown = list.map((astrologer) => ({ ...astrologer, status: statusOf(astrologer.id) }))
  const online = shown.filter(({ status }) => status === 'online').length
  const asked = shown.find(({ id }) => id === start.asked?.id)
  const talked = shown.find(({ id }) => id === liveWith)
  const chosen = useRef<HTMLLIElement>(null)
  const askAt = useRef(start.ask)
  const firstKind = shown.find(({ id }) => id === chosenId && mayRequest)?.kinds[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that was chosen, whatever is switched meanwhile
  useEffect(() => {
    const link = chosen.current?.querySelector('a')
    if (!chosenId || !link) return
    link.focus()
    if (firstKind) void askAt.current(chosenId, firstKind, link)
  }, [chosenId])

  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      <PageHead title={text.title}>
        {fromCents === null ? filterText.lead : filterText.leadFrom(formatUsd(fromCents))}
      </PageHead>
      {liveWith && (!talked || isTalkingWith(talked, liveWith)) ? (
        <Callout
          className="mb-6"
          action={
            <ButtonLink to={`/chat/${liveWith}`} size="sm">
              {text.goToConsultation}
            </ButtonLink>
          }
        >
          {text.sessionRunning}
        </Callout>
      ) : null}
      {missing ? <Callout className="mb-6">{filterText.missing}</Callout> : null}
      <div className="grid gap-8 *:min-w-0 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-10">
        <aside className="hidden lg:block" aria-label={filterText.filters}>
          <Filters choices={choices} applied={applied} sort={sort} />
        </aside>
        <section>
          <AppliedFilters
            choices={choices}
            applied={applied}
            sort={sort}
            summary={filterText.found(list.length, online)}
          />
          {list.length === 0 ? (
            <div className="card">
              <NobodyFound applied={applied} listed={fromCents !== null} />
            </div>
          ) : (
            <ul className="overflow-clip card">
              {shown.map((astrologer) => (
                <AstrologerRow
                  key={astrologer.id}
                  rowRef={astrologer.id === chosenId ? chosen : undefined}
                  highlighted={astrologer.id === chosenId}
                  astrologer={astrologer}
                  canAsk={mayRequest}
                  onAsk={(kind, from) => void start.ask(astrologer.id, kind, from)}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
      {start.asked && asked ? (
        <start.asked.Dialog
          key={start.asked.turn}
          open={start.asked.open}
          astrologer={asked}
          kind={start.asked.kind}
          liveWith={liveWith}
          phoneCalls={phoneCalls}
          onClose={start.close}
        />
      ) : null}
    </main>
  )
}

function canAnswer({ status, kinds }: { status: string; kinds: readonly string[] }): boolean {
  return status === 'online' && kinds.length > 0
}

function NobodyFound({ applied, listed }: { applied: Applied; listed: boolean }) {
  const text = useTexts(filterTexts)
  const search = applied.find(({ name }) => name === 'search')
  if (!listed) return <EmptyState title={text.emptyList}>{text.emptyListText}</EmptyState>
  if (!search) {
    return (
      <EmptyState title={text.empty} action={<ButtonLink to="/astrologers">{text.clear}</ButtonLink>}>
        {text.emptyText}
      </EmptyState>
    )
  }
  const others = applied.filter((each) => each !== search).map(({ name, value }) => [name, value])
  return (
    <EmptyState
      title={text.emptySearch(search.value)}
      action={<ButtonLink to={`/astrologers?${new URLSearchParams(others)}`}>{text.clearSearch}</ButtonLink>}
    >
      {text.emptySearchText} {others.length > 0 ? text.emptySearchFilters : null}
    </EmptyState>
  )
}
