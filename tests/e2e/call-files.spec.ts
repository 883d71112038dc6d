// Files beside a call: dropped anywhere.
import { expect, speaking, startCall, test } from '../support/call-pages.ts'

test('a file dropped beside the conversation is sent', async ({ chrome, server }) => {
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
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
})
