// The security card: the password, and the devices with a login.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { Table } from '#app/ui/table/table.tsx'
import type { LoginsAnswer, ProfileAnswer } from '#workers/contract/accounts/identity.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ChangePassword } from './change-password.tsx'
import { securityTexts } from './security-text.ts'

type Login = LoginsAnswer['results'][number]

type Props = { action: string; profile: Pick<ProfileAnswer, 'email' | 'pending_email'>; logins: readonly Login[] }

/** `action`: the page with the card, whose action has `passwordForm`. */
export function SecurityCard({ action, profile, logins }: Props) {
  const text = useTexts(securityTexts)
  return (
    <Card title={text.title} className="mt-6">
      <Email profile={profile} />
      <ChangePassword action={action} />
      <Devices logins={logins} />
    </Card>
  )
}

function Email({ profile: { email, pending_email: pending } }: Pick<Props, 'profile'>) {
  const text = useTexts(securityTexts)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-5 py-4">
      <div className="min-w-0 flex-[1_1_320px]">
        <h3 className="text-16 font-semibold">{text.email}</h3>
        <p className="mt-1 text-small wrap-anywhere text-muted">
          <MailAddress address={email} />
          {pending === null ? null : ` · ${text.emailWaits}`}
        </p>
      </div>
      <ButtonLink size="sm" to="/dashboard/email">
        {text.changeEmail}
      </ButtonLink>
    </div>
  )
}

function Devices({ logins }: { logins: readonly Login[] }) {
  const text = useTexts(securityTexts)
  const { busy, end, endOthers } = useEnding()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 pt-4 pb-3">
        <div className="min-w-0 flex-[1_1_320px]">
          <h3 className="text-16 font-semibold">{text.devices}</h3>
          <p className="mt-1 text-small text-muted">{text.devicesAbout}</p>
        </div>
        {logins.length > 1 ? (
          <Button size="sm" variant="danger-quiet" loading={busy === 'others'} onClick={endOthers}>
            {text.endOthers}
          </Button>
        ) : null}
      </div>
      <Table
        caption={text.devices}
        flush
        rows={logins}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'device',
            header: text.device,
            lead: true,
            cell: ({ browser, current }) => (
              <span className="flex flex-wrap items-center gap-2">
                <b>{browser || text.unknown}</b>
                {current ? <Chip tone="ok">{text.here}</Chip> : null}
              </span>
            ),
          },
          {
            key: 'seen',
            header: text.seen,
            className: 'num text-muted',
            cell: (row) => <LocalDateTime at={row.last_seen_at} />,
          },
          {
            key: 'since',
            header: text.since,
            className: 'num text-muted',
            hideSmall: true,
            cell: (row) => <LocalDateTime at={row.created_at} />,
          },
          {
            key: 'end',
            header: <span className="sr-only">{text.end}</span>,
            align: 'right',
            cell: ({ id, browser, current }) =>
              current ? null : (
                <Button
                  size="sm"
                  aria-label={text.endNamed(browser || text.unknown)}
                  loading={busy === id}
                  onClick={() => end(id)}
                >
                  {text.end}
                </Button>
              ),
          },
        ]}
      />
    </>
  )
}

function useEnding() {
  const text = useTexts(securityTexts)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string | null>(null)
  async function perform(what: string, work: () => Promise<unknown>, done: string) {
    setBusy(what)
    try {
      await work()
      toast.success(done)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The login may have ended in the meantime; then the reloaded list is enough.
      const sentence = error.status === 404 ? null : textInPlace(error)
      if (sentence) toast.error(sentence)
    }
    setBusy(null)
    revalidate()
  }
  return {
    busy,
    end: (id: string) => void perform(id, () => api.call(routes.endLogin, { params: { id } }), text.ended),
    endOthers: () => void perform('others', () => api.call(routes.endOtherLogins, {}), text.othersEnded),
  }
}
