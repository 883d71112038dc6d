// What became of a top-up after the way back from the provider: asked until it is known.
import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { api } from '#app/session/browser.ts'
import { setWalletBalance } from '#app/session/wallet.ts'
import { Callout } from '#app/ui/callout.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import type { TopUpState, WalletAnswer } from '#workers/contract/money.ts'
import { walletText as text } from './wallet-messages.ts'

const ASK_EVERY = 1_500
const ASK_FOR = 30_000

export function TopUpNews({ id }: { id: string }) {
  const [topUp, setTopUp] = useState<TopUpState | null>(null)
  const { revalidate } = useRevalidator()
  const known = topUp?.status === 'succeeded' || topUp?.status === 'failed'

  useEffect(() => {
    if (known) return
    const started = Date.now()
    let timer: ReturnType<typeof setTimeout>
    let stopped = false
    async function ask() {
      const state = await api.get<TopUpState>(`/payments/topups/${id}/`, { quiet: true }).catch(() => null)
      if (stopped) return
      if (state) setTopUp(state)
      if (state?.status === 'succeeded') {
        const wallet = await api.get<WalletAnswer>('/payments/wallet/', { quiet: true })
        setWalletBalance(wallet.balance_cents)
        revalidate()
      } else if (Date.now() - started < ASK_FOR) timer = setTimeout(ask, ASK_EVERY)
    }
    void ask()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [id, known, revalidate])

  if (!topUp) return null
  if (topUp.status === 'succeeded') return <Callout tone="ok">{text.arrived(formatUsd(topUp.amount_cents))}</Callout>
  return topUp.status === 'failed' ? <Callout tone="warn">{text.failed}</Callout> : <Callout>{text.waiting}</Callout>
}
