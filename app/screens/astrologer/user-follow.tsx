// Follows an astrologer, with or without e-mail, for users.

import { useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { followTexts } from '#app/realtime/room/follow-text.ts'
import { Button } from '#app/ui/button.tsx'
import { ControlledCheckbox } from '#app/ui/form/controlled-checkbox.tsx'
import { useSerialQueue } from '#app/ui/hooks/use-serial-queue.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'

type Follow = { byMail: boolean } | null
export type FollowProps = { astrologer: { id: string; full_name: string; status: string }; followed: Follow }

export function UserFollow({ astrologer, followed }: FollowProps) {
  const text = useTexts(followTexts)
  const { follow, change } = useFollow(astrologer, followed)
  const name = astrologer.full_name
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="sm"
        // A request to an online astrologer is the page's primary button.
        variant={follow || astrologer.status !== 'offline' ? 'secondary' : 'primary'}
        aria-pressed={follow !== null}
        aria-label={follow ? text.unfollowName(name) : text.followName(name)}
        onClick={() => change(follow ? null : { byMail: false })}
      >
        {follow ? text.following : text.follow}
      </Button>
      {follow ? (
        <ControlledCheckbox
          label={text.byMail}
          aria-label={text.byMailName(name)}
          checked={follow.byMail}
          onChange={(event) => change({ byMail: event.currentTarget.checked })}
        />
      ) : (
        <span className="text-small text-muted">{text.hint}</span>
      )}
    </div>
  )
}

/** Optimistic: undone if the server refuses. Changes are sent one at a time, so that the last one is stored. */
function useFollow(astrologer: FollowProps['astrologer'], followed: Follow) {
  const [follow, setFollow] = useState<Follow>(followed)
  const enqueue = useSerialQueue()
  function change(next: Follow) {
    const before = follow
    setFollow(next)
    enqueue(() => store(next, before))
  }
  async function store(next: Follow, before: Follow) {
    try {
      const params = { id: astrologer.id }
      if (next) await api.call(routes.followAstrologer, { params, body: { by_mail: next.byMail } })
      else await api.call(routes.unfollowAstrologer, { params })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFollow(before)
      const sentence = textInPlace(error)
      if (sentence) toast.error(sentence)
    }
  }
  return { follow, change }
}
