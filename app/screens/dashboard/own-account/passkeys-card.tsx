// The account's passkeys; an admin's recovery codes are below.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { makePasskey, PasskeyError } from '#app/login-state/passkey.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { Table } from '#app/ui/table/table.tsx'
import type { PasskeysAnswer, WirePasskey } from '#workers/contract/accounts/passkeys.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { passkeysTexts } from './passkeys-text.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = { passkeys: PasskeysAnswer; isAdmin?: boolean }

export function PasskeysCard({ passkeys: { results, recovery_codes_left }, isAdmin = false }: Props) {
  const text = useTexts(passkeysTexts)
  const [dialog, setDialog] = useState<'add' | WirePasskey | null>(null)
  const change = usePasskeyChanges(() => setDialog(null))
  const about = isAdmin ? text.aboutAdmin : text.about
  return (
    <Card title={text.title} className="mt-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
        <p className="min-w-0 flex-[1_1_320px] text-small text-muted">
          {about} {results.length > 0 ? null : isAdmin ? text.noneAdmin : text.none}
        </p>
        <Button size="sm" onClick={() => setDialog('add')}>
          {text.add}
        </Button>
      </div>
      {results.length > 0 ? <PasskeyTable passkeys={results} onRemove={setDialog} /> : null}
      {isAdmin && results.length > 0 ? <RecoveryCodes left={recovery_codes_left} /> : null}
      {dialog === 'add' ? (
        <PasskeyDialog
          title={text.addTitle}
          about={about}
          action={text.next}
          onClose={() => setDialog(null)}
          onPassword={change.add}
        />
      ) : dialog ? (
        <PasskeyDialog
          title={text.removeTitle}
          about={text.removeAbout}
          action={text.doRemove}
          danger
          onClose={() => setDialog(null)}
          onPassword={(password) => change.remove(dialog.id, password)}
        />
      ) : null}
    </Card>
  )
}

function PasskeyTable({
  passkeys,
  onRemove,
}: {
  passkeys: readonly WirePasskey[]
  onRemove(passkey: WirePasskey): void
}) {
  const text = useTexts(passkeysTexts)
  return (
    <Table
      caption={text.title}
      flush
      rows={passkeys}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: text.name, lead: true, cell: ({ name }) => <b>{name || text.unknown}</b> },
        {
          key: 'used',
          header: text.used,
          className: 'num text-muted',
          cell: ({ last_used_at }) => (last_used_at === null ? text.never : <LocalDateTime at={last_used_at} />),
        },
        {
          key: 'created',
          header: text.created,
          className: 'num text-muted',
          hideSmall: true,
          cell: ({ created_at }) => <LocalDateTime at={created_at} />,
        },
        {
          key: 'remove',
          header: <span className="sr-only">{text.remove}</span>,
          align: 'right',
          cell: (passkey) => (
            <Button
              size="sm"
              aria-label={text.removeNamed(passkey.name || text.unknown)}
              onClick={() => onRemove(passkey)}
            >
              {text.remove}
            </Button>
          ),
        },
      ]}
    />
  )
}

function usePasskeyChanges(onDone: () => void) {
  const text = useTexts(passkeysTexts)
  const { revalidate } = useRevalidator()
  function done(sentence: string) {
    onDone()
    toast.success(sentence)
    revalidate()
  }
  return {
    async add(password: string) {
      const options = await api.call(routes.preparePasskey, { body: { password } })
      try {
        await api.call(routes.addPasskey, { body: await makePasskey(options), own: ['passkey_refused'] })
        done(text.added)
      } catch (error) {
        if (!(error instanceof PasskeyError)) throw error
        onDone()
        toast.error(text.failures[error.failure])
      }
    },
    async remove(id: string, password: string) {
      await api.call(routes.removePasskey, { params: { id }, body: { password } })
      done(text.removed)
    },
  }
}
