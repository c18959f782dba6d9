alter table cases add column report_sent_on date;
