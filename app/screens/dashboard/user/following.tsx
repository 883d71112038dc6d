// The astrologers whom the user follows: their presence, mails on or off, unfollow.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { usePresence } from '#app/realtime/presence/use-presence.ts'
import { followTexts } from '#app/realtime/room/follow-text.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { AvailabilityChip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Switch } from '#app/ui/form/switch.tsx'
import { useSerialQueue } from '#app/ui/hooks/use-serial-queue.ts'
import { Link } from '#app/ui/link.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { type Column, Table } from '#app/ui/table/table.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { WireFollow } from '#workers/contract/consultations/waiting.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'

export const meta = titled(() => followTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'follow_astrologers')
  const { results } = await args.context.services.following.own(viewer)
  return { follows: results }
}

export default function Following() {
  const text = useTexts(followTexts)
  const { follows } = useLoaderData<typeof loader>()
  const statusOf = usePresence(follows.map(({ astrologer_id: id, status }) => ({ id, status })))
  const photo = usePhotoUrl()
  const { change, byMailOf } = useFollowChange()
  const columns: Column<WireFollow>[] = [
    {
      key: 'astrologer',
      header: text.astrologer,
      lead: true,
      cell: ({ astrologer_id: id, astrologer_name: name, profile_photo }) => (
        <span className="flex min-w-0 items-center gap-3.5">
          <Avatar name={name} photo={photo(profile_photo)} status={statusOf(id)} />
          <Link className="inline-block py-0.5 font-semibold wrap-anywhere" to={`/astrologer/${id}`}>
            {name}
          </Link>
        </span>
      ),
    },
    {
      key: 'status',
      header: text.status,
      cell: ({ astrologer_id: id }) => <AvailabilityChip status={statusOf(id)} />,
    },
    {
      key: 'since',
      header: text.since,
      className: 'num text-muted',
      cell: ({ followed_at }) => <LocalDateTime at={followed_at} />,
    },
    {
      key: 'mail',
      header: text.mail,
      cell: (follow) => (
        <Switch
          label={text.byMailName(follow.astrologer_name)}
          hideLabel
          checked={byMailOf(follow)}
          onChange={(byMail) => change({ follow, byMail })}
        />
      ),
    },
    {
      key: 'unfollow',
      header: <span className="sr-only">{text.unfollow}</span>,
      align: 'right',
      cell: (follow) => (
        <Button
          size="sm"
          aria-label={text.unfollowName(follow.astrologer_name)}
          onClick={() => change({ follow, byMail: null })}
        >
          {text.unfollow}
        </Button>
      ),
    },
  ]
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <Table
        caption={text.title}
        columns={columns}
        rows={follows}
        rowKey={({ astrologer_id }) => astrologer_id}
        empty={
          <EmptyState
            title={text.empty}
            action={
              <ButtonLink to="/astrologers" variant="primary">
                {text.find}
              </ButtonLink>
            }
          >
            {text.emptyText}
          </EmptyState>
        }
      />
    </>
  )
}

/** `byMail`: null unfollows. */
type Change = { follow: WireFollow; byMail: boolean | null }

/**
 * Optimistic: undone if the server refuses. Changes are sent one at a time, because an e-mail choice that arrives after
 * an unfollow would follow again.
 */
function useFollowChange() {
  const text = useTexts(followTexts)
  const { revalidate } = useRevalidator()
  const enqueue = useSerialQueue()
  const [moved, setMoved] = useState<Record<string, boolean>>({})
  async function store({ follow: { astrologer_id: id, astrologer_name: name }, byMail }: Change) {
    try {
      if (byMail === null) await api.call(routes.unfollowAstrologer, { params: { id } })
      else await api.call(routes.followAstrologer, { params: { id }, body: { by_mail: byMail } })
      if (byMail === null) toast.success(text.unfollowed(isolatedName(name)))
    } catch (error) {
      if (byMail !== null) setMoved((before) => ({ ...before, [id]: !byMail }))
      if (!(error instanceof ApiError)) throw error
      const sentence = textInPlace(error)
      if (sentence) toast.error(sentence)
    }
    revalidate()
  }
  function change(what: Change) {
    const { follow, byMail } = what
    if (byMail !== null) setMoved((before) => ({ ...before, [follow.astrologer_id]: byMail }))
    enqueue(() => store(what))
  }
  return { change, byMailOf: (follow: WireFollow) => moved[follow.astrologer_id] ?? follow.by_mail }
}
