// @vitest-environment happy-dom
// The steps of an astrologer's registration on a slow network: a step is shown while the page's data still load.
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import AstrologerRegister from '#app/screens/astrologer-register/astrologer-register.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const RATES = { usdInrRate: 88, priceFloors: { chatCents: 50, callCents: 50 }, phoneCents: null }

test('each step and the registration are sent by the first press', async () => {
  const posted: string[] = []
  const never = new Promise<never>(() => undefined)
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: createElement(Outlet),
        loader: () => never,
        children: [
          {
            path: '/astrologer-register',
            element: createElement(AstrologerRegister),
            loader: () => RATES,
            async action({ request }) {
              const form = await request.formData()
              const [intent, at] = [String(form.get('intent')), form.get('at')]
              posted.push(at === null ? intent : `${intent} ${at}`)
              return { intent, values: {}, done: intent === 'check' ? { shown: Number(at) + 1 } : null, failure: null }
            },
          },
        ],
      },
    ],
    {
      initialEntries: ['/astrologer-register'],
      hydrationData: { loaderData: { root: { viewer: null }, '0-0': RATES } },
    },
  )
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  await act(async () => root.render(createElement(RouterProvider, { router })))
  const press = (name: string) =>
    act(async () => {
      const named = [...page.querySelectorAll('button')].filter(({ textContent }) => textContent === name)
      expect(named).toHaveLength(1)
      named[0]?.click()
    })
  await press('Next')
  await press('Next')
  await press('Register')
  expect(posted).toEqual(['check 0', 'check 1', 'register'])
  // Its answer is awaited with the page's data, so a second press sends nothing.
  await press('Register')
  expect(posted).toHaveLength(3)
  await act(async () => root.unmount())
})
