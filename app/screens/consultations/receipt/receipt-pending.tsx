// Shown in place of a receipt until the consultation has ended and its bill is final, which may take half a minute
// after a phone call.

import { useLocation, useRevalidator } from '@remix-run/react'
import { type MutableRefObject, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { pageOf } from '#app/screens/consultations/call/load-call.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useBackgroundReload } from '#app/ui/hooks/use-background-reload.ts'
import { readReceipt } from '#workers/contract/api/routes.ts'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { receiptTexts } from './receipt-text.ts'

const FIRST_LOOK = 2_000
/** Maximum interval of the poll, because the consultation may last an hour while this page is open. */
const LAST_LOOK = 15_000

/** `back`: the path of the consultation; null for an admin. */
type Pending = { made: null; id: string; back: string | null }
type Words = { title: string; pending: string; why: string; made: string }

/** The data of a loader that needs the receipt, or the pending consultation. */
export async function loadOrPending<Data>(
  make: () => Promise<Data>,
  read: () => Promise<WireConsultation>,
): Promise<{ made: Data } | Pending> {
  try {
    return { made: await make() }
  } catch (error) {
    if (!isAppError(error) || error.code !== 'wrong_state') throw error
    const consultation = await read()
    const { side, session_id: id } = consultation
    return { made: null, id, back: side === 'admin' ? null : pageOf(consultation, side) }
  }
}

type Props = { pending: Pending | null; words: Words; children: ReactNode }

/** Renders `children` once there is a receipt; until then a notice that polls for it. */
export function ReceiptOrPending({ pending, words, children }: Props) {
  const waited = useRef(pending !== null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (pending || !hadFocus.current) return
    hadFocus.current = false
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [pending])
  return (
    <>
      <p className="sr-only" role="status">
        {pending === null && waited.current ? words.made : null}
      </p>
      {pending ? <ReceiptPending {...pending} words={words} hadFocus={hadFocus} /> : children}
    </>
  )
}

type NoticeProps = Omit<Pending, 'made'> & { words: Words; hadFocus: MutableRefObject<boolean> }

function ReceiptPending({ id, back, words, hadFocus }: NoticeProps) {
  const text = useTexts(receiptTexts)
  useUntilMade(id)
  const notice = useFocusNoted(hadFocus)
  const { pathname } = useLocation()
  return (
    <div ref={notice}>
      <PageHead title={words.title} />
      <Card>
        <EmptyState
          title={words.pending}
          action={
            back ? (
              <ButtonLink size="sm" to={back} reloadDocument>
                {text.backToIt}
              </ButtonLink>
            ) : null
          }
        >
          {words.why}
          <noscript>
            {' '}
            <a href={pathname}>{text.lookAgain}</a>
          </noscript>
        </EmptyState>
      </Card>
    </div>
  )
}

/** A ref that records on unmount, in `hadFocus`, whether the element contained the focus. */
function useFocusNoted(hadFocus: MutableRefObject<boolean>): RefObject<HTMLDivElement> {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false
    }
  }, [hadFocus])
  return part
}

/** Reloads the page once there is a receipt. A failed or slow poll does not change the page. */
function useUntilMade(id: string): void {
  const { state } = useRevalidator()
  const reload = useBackgroundReload()
  const loading = useRef(false)
  loading.current = state !== 'idle'
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    let wait = FIRST_LOOK
    async function look() {
      const isSeen = document.visibilityState === 'visible' && !loading.current
      const isMade =
        isSeen &&
        (await api.call(readReceipt, { params: { id }, background: true }).then(
          () => true,
          () => false,
        ))
      if (isLeft) return
      if (isMade) reload()
      // A call's bill takes half a minute at most, so the interval grows slowly.
      wait = Math.min(LAST_LOOK, wait * 1.1)
      timer = setTimeout(look, wait)
    }
    timer = setTimeout(look, wait)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [id, reload])
}
