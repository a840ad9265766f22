export interface OpeningHoursTables {
  opening_hours: {
    organisation: string;
    department: string;
    weekday_value: number;
    start_time: string;
    end_time: string;
    is_open: boolean;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends OpeningHoursTables {}
}
