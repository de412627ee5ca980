import type { Table, Tempo } from './protocol';

/** The table that the server is asked for, by docs/protocol.md. */
export interface NewTable {
  readonly game: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly chairs?: readonly string[];
  readonly listed?: boolean;
  readonly chat?: boolean;
  readonly order?: boolean;
  readonly newcomers?: boolean;
  readonly several?: boolean;
  readonly patience?: number;
  readonly absence?: Pick<Table['absence'], 'policy'>;
  readonly clock?: Table['clock'] & object;
  readonly tempo?: Tempo;
  readonly pace?: number;
  readonly log?: string;
}
