import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children?: ReactNode;
  /** Draws what stands in the place of children that failed; nothing when left out. */
  fallback?: (params: { error: Error; tryAgain: () => void }) => ReactNode;
}

/** `@docusaurus/ErrorBoundary`: for islands. While the site is built an error stops the build, and names its place. */
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
