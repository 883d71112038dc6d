// A screen that fails while it renders: recorded with its component stack (SPEC 3), and shown as the error page.
import { useLocation } from '@remix-run/react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { recordError } from '#app/auth/record-error.ts'
import { ErrorPage } from './error-page.tsx'

type Props = { page: string; children: ReactNode }
type State = { failure: { error: unknown; page: string } | null }

/** Catches what its screen throws. React 18 hands the component stack to class components only. */
class RenderErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    recordError({ kind: 'render', error, componentStack: componentStack ?? '' })
  }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, page: '' } }
  }

  /** The page that failed is remembered, so that another page is tried again. */
  static getDerivedStateFromProps({ page }: Props, { failure }: State): State | null {
    if (failure?.page === '') return { failure: { ...failure, page } }
    return failure && failure.page !== page ? { failure: null } : null
  }

  override render() {
    return this.state.failure ? <ErrorPage error={this.state.failure.error} /> : this.props.children
  }
}

export function RenderErrors({ children }: { children: ReactNode }) {
  return <RenderErrorBoundary page={useLocation().key}>{children}</RenderErrorBoundary>
}
