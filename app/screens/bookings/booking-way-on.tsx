// The page that resolves the refusal of a time.
import { useTexts } from '#app/language/texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { bookRulesTexts } from './book-rules-text.ts'

const PAGES: Readonly<Record<string, { to: string; label: 'wallet' | 'phone' | 'bookings' }>> = {
  insufficient_funds: { to: '/dashboard/user/wallet', label: 'wallet' },
  limit_reached: { to: '/dashboard/user/wallet', label: 'wallet' },
  phone_unverified: { to: '/dashboard/user/profile', label: 'phone' },
  too_many_bookings: { to: '/dashboard/user/bookings', label: 'bookings' },
  booked_already: { to: '/dashboard/user/bookings', label: 'bookings' },
}

export function BookingWayOn({ code }: { code: string | undefined }) {
  const text = useTexts(bookRulesTexts).ways
  const page = code === undefined ? undefined : PAGES[code]
  if (!page) return null
  return (
    <ButtonLink to={page.to} size="sm">
      {text[page.label]}
    </ButtonLink>
  )
}
