export function freePort(): Promise<number>;
export function serving(port: number | string): string;
export function program(): Promise<{ url: string; stop: () => void }>;
export function chromium(): { executablePath?: string; args: string[] };
