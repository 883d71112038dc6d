// Files beside a call: dropped anywhere, and looked at without losing the call.
import { expect, speaking, startCall, test } from '../support/call-pages.ts'

test('a file dropped beside the conversation is sent; the way back from the files leads to the tab of the call', {
  tag: '@long',
}, async ({ chrome, server }) => {
  const { user, page } = await startCall(chrome, server)
  await speaking(user, page)
  const taken = await user.locator('.orb').evaluate((orb) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a note'], 'note.txt', { type: 'text/plain' }))
    const drag = (name: string) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })
    return ['dragover', 'drop'].map((name) => !orb.dispatchEvent(drag(name)))
  })
  expect(taken).toEqual([true, true])
  await expect(page.getByText('note.txt')).toBeVisible()

  const [files] = await Promise.all([
    user.context().waitForEvent('page'),
    user.getByRole('link', { name: 'Files' }).click(),
  ])
  await expect(files.getByRole('row', { name: /note\.txt/ })).toBeVisible()
  expect(await files.evaluate(() => window.opener?.location.pathname)).toBe(new URL(user.url()).pathname)
  // Somebody who went here and there in that tab comes back as well.
  await files.goto(`${files.url()}?again`)
  await Promise.all([files.waitForEvent('close'), files.getByRole('button', { name: 'Back to the call' }).click()])
  await expect(user.getByText('Speaking')).toBeVisible()
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
})
