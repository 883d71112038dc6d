// The button that follows an astrologer. It links visitors to the login.

import { useLocation } from '@remix-run/react'
import { useTexts } from '#app/language/texts.ts'
import { followTexts } from '#app/realtime/room/follow-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { type FollowProps, UserFollow } from './user-follow.tsx'

export function FollowButton({ astrologer, role, followed }: FollowProps & { role: string | null }) {
  const text = useTexts(followTexts)
  const { pathname } = useLocation()
  if (role === null)
    return (
      <ButtonLink
        to={`/login?next=${encodeURIComponent(pathname)}`}
        size="sm"
        aria-label={text.followName(astrologer.full_name)}
      >
        {text.follow}
      </ButtonLink>
    )
  return role === 'user' ? <UserFollow astrologer={astrologer} followed={followed} /> : null
}
