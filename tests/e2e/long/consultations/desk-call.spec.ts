// The chart desk in a web call: points go from side to side, and stand beside the files.

import { insertBirth } from '#tests/support/database/insert-past.ts'
import { expect, speaking, startCall, test } from '#tests/support/pages/call-pages.ts'
import { chart, house, varga } from '#tests/support/pages/desk-pages.ts'

test('in a call a birth is shared, pointed at and told afterwards, without the birth', async ({
  chrome,
  server,
  people,
}) => {
  await insertBirth(people.client)
  const { user, page: tara } = await startCall(chrome, server, people)
  // The page is dark in both themes, and so are its toasts, which stay for a moment: their words are light.
  await expect(user.getByText('Call started', { exact: true })).toHaveCSS('color', /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/)
  await speaking(user, tara)
  for (const page of [user, tara]) await page.setViewportSize({ width: 1280, height: 860 })
  await tara.getByRole('button', { name: 'Ask for a birth' }).click()
  await expect(user.getByText('asks for a birth.', { exact: false })).toBeVisible()
  await user.getByRole('button', { name: 'Share a birth' }).click()
  await user.getByLabel('Birth to share').selectOption('Priya Raman')
  await user.getByRole('dialog').getByRole('button', { name: 'Share a birth' }).click()

  // Beside the stage it is an open panel: the chart is in sight without a click, above microphone and line.
  for (const page of [user, tara]) await expect(chart(page)).toBeInViewport({ ratio: 1 })
  // Keys reach a graha of any chart: down from its house.
  await varga(tara).selectOption('9')
  const saturn = tara.getByRole('button', { name: /^Saturn \d+°.*, house \d+$/ })
  const its = Number(/\d+$/.exec((await saturn.getAttribute('aria-label')) ?? '')?.[0])
  await house(tara, its).focus()
  for (let i = 0; i < 9 && !(await saturn.evaluate((node) => node === document.activeElement)); i += 1)
    await tara.keyboard.press('ArrowDown')
  await expect(saturn).toBeFocused()
  await tara.keyboard.press('Enter')
  await expect(user.getByText(/^Tara points to Saturn in the \d+\w\w house of D9/)).toBeVisible()
  await varga(tara).selectOption('1')
  await house(tara, 10).press('Enter')
  await expect(user.getByText('Tara points to the 10th house', { exact: true })).toBeInViewport()
  await expect(house(user, 10)).toHaveAttribute('data-finger', 'theirs')
  await expect(house(user, 10)).toBeInViewport({ ratio: 1 })
  // Its outline lies above all cells, so that no neighbour hides a side of it.
  const above = (lit: Element) =>
    [...(lit.parentElement?.querySelectorAll('g[data-house]') ?? [])].every(
      (cell) => cell.compareDocumentPosition(lit) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
  expect(await chart(user).locator('[data-lit="theirs"]').evaluate(above)).toBe(true)
  // An opened keypad stands above the stage.
  await user.getByRole('button', { name: 'Keypad' }).click()
  await expect(user.getByRole('region', { name: 'Keypad' })).toBeInViewport({ ratio: 1 })
  await user.getByRole('button', { name: 'Keypad' }).click()

  // On a phone it takes the place of the conversation, and its first lines stay: who follows whom, and how to close it.
  await user.setViewportSize({ width: 390, height: 844 })
  await expect(chart(user)).toBeInViewport({ ratio: 1 })
  // Two names are 24 px apart, for a finger.
  const middles = await chart(user)
    .locator('[data-area]')
    .evaluateAll((areas) =>
      areas.map((area) => {
        const { x, y, width, height } = area.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2, height }
      }),
    )
  expect(middles.length).toBe(10)
  for (const [i, { x, y, height }] of middles.entries()) {
    expect(height).toBeGreaterThanOrEqual(24)
    for (const other of middles.slice(i + 1))
      expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThanOrEqual(24)
  }
  const rules = user.getByText('Tara chooses the rules of these charts.')
  await rules.scrollIntoViewIfNeeded()
  await expect(user.getByText('You follow Tara.')).toBeInViewport()
  await expect(user.getByRole('button', { name: 'End call' }).first()).toBeInViewport()
  const line = user.locator('summary', { hasText: 'You share the birth of Priya Raman' })
  await line.click()
  await expect(rules).toBeHidden()
  // The folded line says who follows whom, and what is pointed to; the keyboard is on it, and Escape opens nothing.
  await expect(line).toContainText('You follow Tara. Tara points to the 10th house')
  await expect(line).toBeFocused()
  await user.keyboard.press('Escape')
  await expect(chart(user)).toBeHidden()
  await user.keyboard.press('Enter')
  await expect(house(user, 10)).toHaveAttribute('data-finger', 'theirs')
  await house(user, 10).focus()
  await user.keyboard.press('Escape')
  await expect(chart(user)).toBeHidden()
  await expect(line).toBeFocused()
  await line.click()
  await user.setViewportSize({ width: 1280, height: 900 })
  await house(user, 4).press('Enter')
  await expect(tara.getByText('points to the 4th house')).toBeVisible()
  await expect(tara.getByText('Speaking')).toBeVisible()

  // Beside the files, for both sides.
  const id = new URL(user.url()).pathname.split('/').at(-1) ?? ''
  for (const [page, mine] of [
    [user, '4th'],
    [tara, '10th'],
  ] as const) {
    const files = await page.context().newPage()
    await files.goto(`${server.url}/calls/${id}/files`)
    await expect(files.getByText('Pointed to on the chart')).toBeVisible()
    await expect(files.getByText(`You · the ${mine} house`)).toBeVisible()
    await files.close()
  }

  // Afterwards the astrologer keeps the points, the client the chart.
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(tara.getByText('Pointed to in this session (3)')).toBeVisible()
  await expect(tara.getByRole('button', { name: 'Leave a reading' })).toBeVisible()
  await expect(tara.getByText('Birth of Priya Raman')).toHaveCount(0)
  await user.goto(`${server.url}/dashboard/user/readings/${id}`)
  await expect(user.getByText('the 10th house')).toBeVisible()
  await expect(chart(user)).toHaveCount(2)
})
