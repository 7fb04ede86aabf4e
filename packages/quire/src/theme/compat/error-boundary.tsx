import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children?: ReactNode;
  /** Renders the replacement of children that failed; nothing by default. */
  fallback?: (params: { error: Error; tryAgain: () => void }) => ReactNode;
}

/**
 * `@docusaurus/ErrorBoundary`: only effective in islands. At build time, an error fails the build and names its
 * position.
 */
export default class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback?.({ error, tryAgain: () => this.setState({ error: undefined }) });
  }
}
