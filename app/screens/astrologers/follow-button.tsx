// Follows an astrologer, with or without e-mail. A visitor is led to the login.
import { useLocation } from '@remix-run/react'
import { useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { followText as text } from '#app/live/waiting-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'

type Follow = { byMail: boolean } | null
type Props = { astrologer: { id: string; full_name: string; status: string }; role: string | null; followed: Follow }

export function FollowButton({ astrologer, role, followed }: Props) {
  const { pathname } = useLocation()
  const { follow, change } = useFollow(astrologer, followed)
  const name = astrologer.full_name
  if (role === null)
    return (
      <ButtonLink to={`/login?next=${encodeURIComponent(pathname)}`} size="sm" aria-label={text.followName(name)}>
        {text.follow}
      </ButtonLink>
    )
  if (role !== 'user') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="sm"
        // The request of an astrologer who can be asked is the page's main button.
        variant={follow || astrologer.status !== 'offline' ? 'secondary' : 'primary'}
        aria-pressed={follow !== null}
        aria-label={follow ? text.unfollowName(name) : text.followName(name)}
        onClick={() => change(follow ? null : { byMail: false })}
      >
        {follow ? text.following : text.follow}
      </Button>
      {follow ? (
        <Checkbox
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

/** Shown at once, and taken back when the server refuses. Changes are sent one after the other: the last one stays. */
function useFollow(astrologer: Props['astrologer'], followed: Follow) {
  const [follow, setFollow] = useState<Follow>(followed)
  const sent = useRef(Promise.resolve())
  function change(next: Follow) {
    const before = follow
    setFollow(next)
    sent.current = sent.current.then(() => store(next, before))
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
