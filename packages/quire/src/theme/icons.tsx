import type { ReactNode } from "react";

interface IconProps {
  className?: string;
}

function Stroke({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function Solid({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Stroke>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Stroke>
  );
}

export function ChevronIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M9 6l6 6-6 6" />
    </Stroke>
  );
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M19 12H5M11 6l-6 6 6 6" />
    </Stroke>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M5 12h14M13 6l6 6-6 6" />
    </Stroke>
  );
}

export function ExternalIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M8 16L17 7M9.5 7H17v7.5" />
    </Stroke>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4 4" />
    </Stroke>
  );
}

export function EditIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />
    </Stroke>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <rect x="9" y="9" width="11" height="11" rx="2.5" />
      <path d="M5.5 15A1.5 1.5 0 0 1 4 13.500V6.500A2.5 2.5 0 0 1 6.5 4h7A1.5 1.5 0 0 1 15 5.5" />
    </Stroke>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M5 12.500l4.5 4.500L19 7.5" />
    </Stroke>
  );
}

export function SunIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M5.6 18.400l1.1-1.100M17.3 6.700l1.1-1.1" />
    </Stroke>
  );
}

export function MoonIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10z" />
    </Stroke>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 8v.01" />
    </Stroke>
  );
}

export function TipIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M9.5 20.500h5M9.5 17.500v-1.600a6 6 0 1 1 5 0v1.600z" />
    </Stroke>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M10.7 4.800L3.2 17.600A1.5 1.5 0 0 0 4.5 20h15a1.5 1.5 0 0 0 1.3-2.400L13.3 4.800a1.5 1.5 0 0 0-2.6 0zM12 9.500v4M12 16.500v.01" />
    </Stroke>
  );
}

export function DangerIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M8.5 3.500h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16v.01" />
    </Stroke>
  );
}

export function FeedIcon(props: IconProps) {
  return (
    <Stroke {...props}>
      <path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M5.8 18.200v.01" />
    </Stroke>
  );
}

/** The mark of GitHub, as published for public use in the collection Simple Icons (CC0). */
export function GitHubIcon(props: IconProps) {
  return (
    <Solid {...props}>
      <path d="M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12" />
    </Solid>
  );
}

/** The mark of Slack in one colour: four bars and four drops around a centre. */
export function SlackIcon(props: IconProps) {
  return (
    <Solid {...props}>
      <rect x="12.5" y="2" width="4" height="9.5" rx="2" />
      <path d="M17.5 11.500v-2a2 2 0 1 1 2 2z" />
      <rect x="2" y="7.5" width="9.5" height="4" rx="2" />
      <path d="M11.5 6.500h-2a2 2 0 1 1 2-2z" />
      <rect x="7.5" y="12.5" width="4" height="9.5" rx="2" />
      <path d="M6.5 12.500v2a2 2 0 1 1-2-2z" />
      <rect x="12.5" y="12.5" width="9.5" height="4" rx="2" />
      <path d="M12.5 17.500h2a2 2 0 1 1-2 2z" />
    </Solid>
  );
}
