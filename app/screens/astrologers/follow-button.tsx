// The button that follows an astrologer. A visitor is led to the login; the code of users comes beside the page's own.
import { useLocation } from '@remix-run/react'
import { lazy } from 'react'
import { followText as text } from '#app/live/follow-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { LatePart } from '#app/ui/late-part.tsx'
import { loadAgain } from '#app/ui/load-again.ts'
import { type FollowProps, UserFollow } from './user-follow.tsx'

const load = () => loadAgain(async () => ({ default: (await import('./user-follow.tsx')).UserFollow }))
const Content = import.meta.env.SSR ? UserFollow : lazy(load)

export function FollowButton({ astrologer, role, followed }: FollowProps & { role: string | null }) {
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
  if (role !== 'user') return null
  return (
    <LatePart load={load} fallback={<div className="h-9" />}>
      <Content {...{ astrologer, followed }} />
    </LatePart>
  )
}
