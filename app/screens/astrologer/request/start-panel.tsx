// The profile's panel with prices and the start of a consultation; on phones a bar at the bottom.

import { useLocation } from '@remix-run/react'
import { lazy, useDeferredValue } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { joinLineTexts } from '#app/realtime/line/join-line-text.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import { callCents, chatCents, lowestCents } from '#app/screens/astrologers/prices-in-cents.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { FreeMinutesNote } from './free-minutes-note.tsx'
import { ONLINE_DIRECTORY } from './online-directory-path.ts'
import { StartBarWords } from './start-bar-words.tsx'
import { StartKinds, useKind } from './start-kinds.tsx'
import { usePostedRequest } from './use-posted-request.ts'
import type { UserStartProps } from './user-start.tsx'

/** Props for one client. */
type OfClient = Pick<UserStartProps, 'funds' | 'births' | 'idempotencyKey'>

/** `role`: null for a visitor. `client`: null for all but clients. */
type PanelProps = Omit<UserStartProps, 'kind' | keyof OfClient> & { role: string | null; client: OfClient | null }

export function StartPanel({ role, client, ...props }: PanelProps) {
  const text = useTexts(directoryTexts).start
  const { astrologer, phoneCalls } = props
  const [kind, setKind] = useKind(astrologer)
  return (
    <div className="card" id="start">
      <div className="px-5 pt-5 pb-3">
        <h2 className="heading-xs">{text.title}</h2>
      </div>
      <StartKinds astrologer={astrologer} kind={kind} phoneCalls={phoneCalls} onKind={setKind} />
      <div className="grid gap-4 p-5">
        {role === null ? (
          <VisitorStart {...props} kind={kind} />
        ) : role !== 'user' || client === null ? (
          <p className="text-small text-muted">{text.notUser}</p>
        ) : (
          <RequestPart {...props} {...client} kind={kind} />
        )}
      </div>
    </div>
  )
}

// Loaded on demand, because visitors see a profile without the form of a request.
const UserStart = lazy(async () => ({ default: (await import('./user-start.tsx')).UserStart }))

/** New props are deferred, because React replaces the server's HTML of a suspended part that gets new props. */
function RequestPart(props: UserStartProps) {
  return useDeferredValue(
    <LazyPart fallback={<div className="h-48" />}>
      <UserStart {...props} />
    </LazyPart>,
  )
}

function VisitorStart({ astrologer, freeMinutes, kind }: Pick<UserStartProps, 'astrologer' | 'freeMinutes' | 'kind'>) {
  const text = useTexts(directoryTexts).start
  const { pathname } = useLocation()
  const priceCents = kind === 'chat' ? chatCents(astrologer) : callCents(astrologer)
  const name = isolatedName(astrologer.full_name.split(' ')[0] ?? '')
  const problem = usePostedRequest()?.failure?.problem
  return (
    <>
      {/* The login has ended since the page was loaded. */}
      {problem ? <Callout tone="danger">{problem}</Callout> : null}
      {freeMinutes ? (
        <FreeMinutesNote offer={freeMinutes} kind={kind} priceCents={priceCents} name={name} onVerified={null} />
      ) : null}
      <ButtonLink to={`/login?next=${encodeURIComponent(pathname)}`} variant="primary" size="lg" block>
        {text.login}
      </ButtonLink>
    </>
  )
}

/** On phones, a fixed bar with the price and a link to the panel. */
export function StartBar({ astrologer, role }: Pick<PanelProps, 'astrologer' | 'role'>) {
  const directoryText = useTexts(directoryTexts)
  const text = useTexts(directoryTexts).start
  const joinLineText = useTexts(joinLineTexts)
  const cents = lowestCents(astrologer)
  const isBusy = astrologer.status === 'busy'
  return (
    <div className="sticky bottom-0 z-20 mx-[calc(-1*var(--spacing-gutter))] mt-8 mb-0 flex items-center justify-between gap-4 border-t border-line bg-surface px-gutter py-3 lg:hidden">
      <div className="num">
        {cents === null ? null : (
          <>
            <b>{formatUsd(cents)}</b> <span className="text-small text-muted">{directoryText.perMinute}</span>
            <p className="text-tiny text-muted">{directoryText.ten(formatUsd(cents * 10))}</p>
          </>
        )}
      </div>
      {astrologer.status !== 'offline' ? (
        <a className={buttonClass({ variant: 'primary' })} href="#start">
          {!isBusy ? text.title : role === 'user' ? <StartBarWords astrologerId={astrologer.id} /> : joinLineText.join}
        </a>
      ) : (
        <ButtonLink to={ONLINE_DIRECTORY} className="min-w-min">
          {text.others}
        </ButtonLink>
      )}
    </div>
  )
}
