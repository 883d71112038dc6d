// Links that start with /# scroll to their element after 100 ms.
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FooterLink } from '#app/shell/navigation/footer.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function press(to: string): string[] {
  const scrolled: string[] = []
  const getElementById = (id: string) => ({ scrollIntoView: () => scrolled.push(id) })
  vi.stubGlobal('document', { getElementById })
  const link = FooterLink({ to, children: 'x' }) as ReactElement<{ onClick?: () => void }>
  link.props.onClick?.()
  vi.advanceTimersByTime(99)
  expect(scrolled).toEqual([])
  vi.advanceTimersByTime(1)
  return scrolled
}

test('the element of the link comes into view, in every script', () => {
  expect(press('/#how')).toEqual(['how'])
  expect(press('/#%E0%A4%95')).toEqual(['क'])
})

test('other links scroll to nothing', () => {
  for (const to of ['/', '/blogs#x', 'https://videos.example/#how']) expect(press(to)).toEqual([])
})
