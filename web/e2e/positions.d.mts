export interface Position {
    readonly game: string;
    readonly kind: string;
    readonly seats: number;
    readonly chairs: readonly string[];
    readonly log: string;
}
export function positions(game?: string): readonly Position[];
export function last(game: 'buffet' | 'office' | 'larder' | 'buckets'): Position;
