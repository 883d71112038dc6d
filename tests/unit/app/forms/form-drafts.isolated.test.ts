// @vitest-environment happy-dom
// Unsent texts of forms come back after a reload of their tab, for their own account alone.
import { act, createElement, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { ReportReview } from '#app/screens/astrologer/report-review.tsx'
import { ContactForm } from '#app/screens/company/contact-form.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => sessionStorage.clear())

/** The form on its page for a viewer: `type` writes into its text, `close` is what a reload leaves of it. */
async function open(Shown: FunctionComponent, viewerId: string | null) {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const routes = [{ id: 'root', path: '*', element: createElement(Shown) }]
  const viewer = viewerId === null ? null : { id: viewerId }
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { viewer } } } })
  await act(async () => root.render(createElement(RouterProvider, { router })))
  const field = page.querySelector('textarea') as HTMLTextAreaElement
  return {
    text: () => field.value,
    async type(text: string) {
      field.value = text
      await act(async () => void field.dispatchEvent(new Event('input', { bubbles: true })))
    },
    async close() {
      await act(async () => root.unmount())
      page.remove()
    },
  }
}

test.each<[string, FunctionComponent]>([
  ['the report of a review', () => createElement(ReportReview, { id: 'r1', author: 'Mira', page: 1 })],
  ['the contact form', ContactForm],
])('%s keeps its text', async (_, Shown) => {
  const first = await open(Shown, 'mira')
  await first.type('This is not about a session.')
  await first.close()
  const again = await open(Shown, 'mira')
  expect(again.text()).toBe('This is not about a session.')
  await again.close()
  for (const other of ['asha', null]) {
    const theirs = await open(Shown, other)
    expect(theirs.text()).toBe('')
    await theirs.close()
  }
})
