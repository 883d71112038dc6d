// After a consultation, the astrologer's reading for the client, which can be changed for a while.

import { useCallback, useEffect, useState } from 'react'
import { LocalWhen } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import type { ReadingAnswer } from '#workers/contract/consultations/readings.ts'
import { PointNames } from '../desk/point-names.tsx'
import { ReadingContent } from './reading-content.tsx'
import { ReadingForm } from './reading-form.tsx'
import { readingTexts } from './reading-text.ts'

type Props = {
  consultationId: string
  /** The client's name. */
  client: string
  className?: string
  /** Shows the whole text, not only that a reading exists. */
  whole?: boolean
  /** The consultation ended on this page; the server's row may follow a moment later. */
  justEnded?: boolean
}

export function LeaveReading({ consultationId: id, client, className, whole = false, justEnded = false }: Props) {
  const text = useTexts(readingTexts)
  const { known, load, setKnown } = useReading(id, justEnded)
  const [writing, setWriting] = useState(false)
  if (known === null) return null
  if (known === 'failed')
    return (
      <section className={cx('space-y-2 text-14', className)}>
        <p className="text-muted">{text.loadFailed}</p>
        <Button size="sm" onClick={() => void load()}>
          {text.again}
        </Button>
      </section>
    )
  const { reading, deleted, may_write: mayWrite, until } = known.answer
  const left = reading?.written_at ? reading : null
  if (!left && !mayWrite && !deleted && known.points.length === 0) return null
  return (
    <section className={cx('space-y-3 text-14', className)} aria-labelledby="leave-reading">
      <h2 className="heading-xs" id="leave-reading">
        {text.leaveTitle}
      </h2>
      {deleted ? <p className="text-muted">{text.clientDeleted(client)}</p> : null}
      {left && whole ? <ReadingContent reading={left} /> : null}
      {mayWrite ? (
        <>
          <p className="text-small text-muted">
            {left ? text.youLeft : text.leaveLead(client)}{' '}
            {until ? (
              <>
                {text.until} <LocalWhen at={until} />
                {text.untilEnd}
              </>
            ) : null}
          </p>
          <Button size="sm" onClick={() => setWriting(true)}>
            {left ? text.change : text.leave}
          </Button>
        </>
      ) : left && !whole ? (
        <p className="text-small text-muted">{text.youLeft}</p>
      ) : null}
      {known.points.length > 0 ? (
        <details className="group/told">
          <summary className="flex min-h-9 cursor-pointer items-center font-semibold">
            <span className="flex-1">{text.pointed(known.points.length)}</span>
            <MoreIcon name="chevron-down" className="group-open/told:rotate-180" />
          </summary>
          <PointNames points={known.points} nameOf={(side) => (side === 'astrologer' ? text.you : client)} />
        </details>
      ) : null}
      {writing ? (
        <ReadingForm
          consultationId={id}
          client={client}
          left={left}
          onClose={() => setWriting(false)}
          onSaved={(next) => {
            setKnown({ ...known, answer: next })
            setWriting(false)
          }}
        />
      ) : null}
    </section>
  )
}

type Known = { answer: ReadingAnswer; points: readonly DeskPoint[] }

const ASKED_AGAIN = 5
const AGAIN_AFTER = 2_000

function useReading(id: string, justEnded: boolean) {
  const [known, setKnown] = useState<Known | 'failed' | null>(null)
  /** `polled`: a background call, whose failure does not change the section. */
  const load = useCallback(
    async (polled = false) => {
      try {
        const [answer, { points }] = await Promise.all([
          api.call(routes.readReading, { params: { id }, background: polled }),
          // Both calls fail together, so only one shows a toast.
          api.call(routes.readDeskPoints, { params: { id }, background: true }),
        ])
        setKnown({ answer, points })
      } catch {
        if (!polled) setKnown('failed')
      }
    },
    [id],
  )
  useEffect(() => void load(), [load])
  const [again, setAgain] = useState(0)
  const isClosed = known !== null && known !== 'failed' && !known.answer.may_write && !known.answer.deleted
  useEffect(() => {
    if (!justEnded || !isClosed || again >= ASKED_AGAIN) return
    const timer = setTimeout(() => void load(true).then(() => setAgain(again + 1)), AGAIN_AFTER)
    return () => clearTimeout(timer)
  }, [justEnded, isClosed, again, load])
  return { known, load, setKnown }
}
