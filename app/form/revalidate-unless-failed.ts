import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/**
 * `shouldRevalidate` of routes with forms, and of those above them: a failed form changed no data. With single fetch the router asks for
 * the data of each route that says nothing, and without a network that would bring the error page in the place of the form.
 */
export function revalidateUnlessFailed({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus < 400 && defaultShouldRevalidate
}
