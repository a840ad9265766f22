export interface OpeningHoursTables {
  /** The hours that a lender set for one department on one weekday. */
  opening_hours: {
    organisation: string;
    department: string;
    /** 1 is Monday, 7 is Sunday. */
    weekday_value: number;
    /** HH:mm in Pacific Time. */
    start_time: string;
    end_time: string;
    is_open: boolean;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends OpeningHoursTables {}
}
