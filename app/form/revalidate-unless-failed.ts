import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/**
 * `shouldRevalidate` of routes with forms and of their parents: a failed form has changed no data. With single fetch
 * the router reloads each route that does not opt out, and without a network that would replace the form by the error
 * page.
 */
export function revalidateUnlessFailed({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus < 400 && defaultShouldRevalidate
}
