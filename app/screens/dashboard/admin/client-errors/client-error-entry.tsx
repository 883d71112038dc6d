// One cause of client errors: its message, its place in our code, and its times.

import { useRevalidator } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { toastFailure } from '#app/screens/dashboard/admin/toast-failure.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip, type ChipTone } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { ClientErrorKind, WireClientError } from '#workers/contract/admin/client-errors.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { clientErrorsTexts } from './client-errors-text.ts'

/** A page that did not render is worse than a part that failed. */
const TONES: Partial<Record<ClientErrorKind, ChipTone>> = {
  render: 'danger',
  start: 'danger',
  error: 'warn',
  promise: 'warn',
}

export function ClientErrorEntry({ cause, isSeen }: { cause: WireClientError; isSeen: boolean }) {
  const text = useTexts(clientErrorsTexts)
  const { kind, message, seen_at: seenAt } = cause
  return (
    <li className="card card-pad">
      <Chip tone={TONES[kind] ?? 'info'}>{text.kinds[kind]}</Chip>
      <h2 className="mt-3 font-text text-16 leading-[1.45] font-semibold wrap-anywhere" lang="en">
        {message || text.unknown}
      </h2>
      <Facts {...cause} />
      {cause.stack ? <Stack>{cause.stack}</Stack> : null}
      <div className="mt-4">
        {isSeen && seenAt !== null ? (
          <p className="num text-small text-muted">
            {text.seenAt} <LocalDateTime at={seenAt} />
          </p>
        ) : (
          <MarkSeen {...cause} />
        )}
      </div>
    </li>
  )
}

function Facts({ count, frame, page, build, browser, first_at: first, last_at: last }: WireClientError) {
  const text = useTexts(clientErrorsTexts)
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-small md:grid-cols-3">
      <Fact name={text.reports} className="max-md:col-span-full">
        {text.times(count)}
      </Fact>
      <Fact name={text.first}>
        <LocalDateTime at={first} />
      </Fact>
      <Fact name={text.last}>
        <LocalDateTime at={last} />
      </Fact>
      <Fact name={text.page} className="max-md:col-span-full">
        {page || text.unknown}
      </Fact>
      <Fact name={text.browser}>{browser || text.unknown}</Fact>
      <Fact name={text.build}>{build || text.unknown}</Fact>
      <Fact name={text.place} className="col-span-full">
        {frame ? <code>{frame}</code> : text.unknown}
      </Fact>
    </dl>
  )
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('min-w-0', className)}>
      <dt className="text-muted">{name}</dt>
      <dd className="num font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

function Stack({ children }: { children: string }) {
  const text = useTexts(clientErrorsTexts)
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-14 font-medium text-link">
        <Icon name="chevron-right" className="size-3.75 transition-transform group-open:rotate-90" />
        {text.stack}
      </summary>
      <pre
        className="mt-1 rounded-[8px] bg-sunken px-4 py-3.5 text-14 leading-[1.55] wrap-anywhere whitespace-pre-wrap"
        lang="en"
      >
        {children}
      </pre>
    </details>
  )
}

function MarkSeen({ id, message }: WireClientError) {
  const text = useTexts(clientErrorsTexts)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  async function send() {
    setBusy(true)
    try {
      await api.call(routes.markClientErrorSeen, { params: { id } })
      toast.success(text.marked, { duration: ADMIN_TOAST })
    } catch (error) {
      toastFailure(text.failed, error)
      setBusy(false)
    }
    revalidate()
  }
  return (
    <Button size="sm" loading={busy} aria-label={text.markSeenOf(message)} onClick={() => void send()}>
      {text.markSeen}
    </Button>
  )
}
