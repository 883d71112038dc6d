// The clients whom an astrologer has blocked, each with a button to unblock.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { astrologerTexts } from '#app/screens/dashboard/astrologer/astrologer-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { Table } from '#app/ui/table/table.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { BlockedClient } from '#workers/contract/consultations/consultations.ts'

export function BlockedClients({ clients }: { clients: readonly BlockedClient[] }) {
  const text = useTexts(astrologerTexts).blocked
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string | null>(null)

  async function unblock(id: string) {
    setBusy(id)
    try {
      await api.call(routes.unblockClient, { params: { id } })
      revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const sentence = textInPlace(error)
      if (sentence) toast.error(sentence)
    }
    setBusy(null)
  }

  return (
    <Card title={text.title} className="mt-6">
      {clients.length === 0 ? (
        <p className="p-5 text-muted">{text.none}</p>
      ) : (
        <Table
          caption={text.title}
          rows={clients}
          rowKey={({ id }) => id}
          columns={[
            { key: 'client', header: text.client, lead: true, cell: (row) => <b>{row.full_name}</b> },
            {
              key: 'since',
              header: text.since,
              className: 'num text-muted',
              cell: (row) => <LocalDateTime at={row.blocked_at} />,
            },
            {
              key: 'undo',
              header: <span className="sr-only">{text.unblock}</span>,
              align: 'right',
              cell: ({ id, full_name }) => (
                <Button
                  size="sm"
                  aria-label={text.unblockName(full_name)}
                  loading={busy === id}
                  onClick={() => void unblock(id)}
                >
                  {text.unblock}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}
