import { useLocation } from '@remix-run/react'
import { useTexts } from '#app/language/texts.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { Link } from '#app/ui/link.tsx'

export function LoginFooter() {
  const text = useTexts(accountTexts).login
  const { search } = useLocation()
  return (
    <p>
      {text.none} <Link to={`/register${nextOf(search)}`}>{text.register}</Link>
    </p>
  )
}

/** The part of the login's URL with the next page. */
export function nextOf(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next === null ? '' : `?${new URLSearchParams({ next })}`
}

/** The login by code or by password, with one handling of the next page. */
export function loginBy(way: 'code' | 'password', search: string): string {
  const params = new URLSearchParams(nextOf(search))
  if (way === 'code') params.set('code', '')
  const query = params.toString()
  return `/login${query ? `?${query}` : ''}`
}
